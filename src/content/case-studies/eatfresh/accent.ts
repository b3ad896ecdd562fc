/** The color ramp of its customer, from step 100 to step 900. */
export const accent = '#ebf6dc #d3e7b5 #b3d480 #91ba41 #739a0c #567507 #3f5604 #2c3d02 #1c2801';
