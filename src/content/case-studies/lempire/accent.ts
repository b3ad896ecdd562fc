/** The color ramp of its customer, from step 100 to step 900. */
export const accent = '#edf2ff #d3e0fe #b1c8fe #89abfd #5b87fc #3e64d2 #2a48a2 #1d3374 #13224c';
