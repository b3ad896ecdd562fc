/** The color ramp of its customer, from step 100 to step 900. */
export const accent = '#ffedf8 #fed4ef #feb1e4 #f389d2 #d961b7 #b03e92 #87286e #601c4e #3f1433';
