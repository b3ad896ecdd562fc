/** The color ramp of its customer, from step 100 to step 900. */
export const accent = '#e2f7e4 #bfebc4 #90d99a #58c16d #0fa343 #087c31 #045c22 #024116 #012b0c';
