/** The land of the earth without a colour of its own, drawn by the API. */
export const landPicture = '/api/v2/art/land.svg';
