/** Outline of the continents without a colour; the API renders it. */
export const landPicture = '/api/v2/art/land.svg';
