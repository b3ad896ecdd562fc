/** The color ramp of its customer, from step 100 to step 900. */
export const accent = '#f2f0ff #e0dcfe #c9c2fe #afa0fd #9379f7 #7257cd #553d9e #3c2b71 #271d4a';
