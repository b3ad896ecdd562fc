/** The color ramp of its customer, from step 100 to step 900. */
export const accent = '#ffedf1 #fed6df #feb5c6 #fe88a8 #ea5b88 #bf3766 #92224b #681834 #451222';
