/** A picture or a video as wide as its place, and cut off where it is higher. */
export const fillingPicture = { display: 'block', width: '100%', height: 'auto', objectFit: 'cover' } as const;
