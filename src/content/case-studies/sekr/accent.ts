/** The color ramp of its customer, from step 100 to step 900. */
export const accent = '#dbf8ec #b0ecd4 #71dcb6 #15c396 #0fa07a #097a5d #055a44 #02402f #012a1e';
