/** Room for five columns of words; in rem, so that larger text makes a list of the board as a narrow screen does. */
export const across = '@container (min-width: 62rem)';
