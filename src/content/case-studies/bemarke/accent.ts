/** The color ramp of its customer, from step 100 to step 900. */
export const accent = '#ffeee7 #fed8c6 #feb997 #fe9054 #e5690d #af4f07 #833904 #5f2702 #411801';
