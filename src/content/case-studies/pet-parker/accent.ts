/** The color ramp of its customer, from step 100 to step 900. */
export const accent = '#ffefdf #fedab2 #fbbd74 #ed9b22 #c47e0d #965f07 #6f4604 #503002 #361f01';
