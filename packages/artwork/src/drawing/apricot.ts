/** The one color beside the ramps that drawings use: the second of the agency's own two. */
export const apricot = '#FFB06B';
