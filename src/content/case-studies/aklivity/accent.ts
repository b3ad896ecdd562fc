/** The color ramp of its customer, from step 100 to step 900. */
export const accent = '#e7f3ff #c5e4fe #95cffe #53b4fd #0e94e2 #0870ae #045282 #023a5e #012640';
