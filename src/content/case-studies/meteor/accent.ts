/** The color ramp of its customer, from step 100 to step 900. */
export const accent = '#ffeeec #fed7d3 #feb7b0 #fe8c83 #ee5d56 #c33937 #952423 #6b1918 #461311';
