/** Pictures that are pasted or dropped as files; null for data with HTML, whose pictures are counted by themselves. */
export function countPictures(data: DataTransfer | null): number | null {
  if (data === null || data.types.includes('text/html')) return null;
  return [...data.files].filter(({ type }) => type.startsWith('image/')).length;
}
