/** The color ramp of its customer, from step 100 to step 900. */
export const accent = '#f8f2d8 #ebe1ab #dcc96e #c6ac12 #a28d0c #7b6b07 #5b4e04 #413702 #2c2401';
