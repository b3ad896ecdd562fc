/** The color ramp of its customer, from step 100 to step 900. */
export const accent = '#d7f8f6 #a6ece9 #58dcd8 #15c0bc #0f9d9a #097876 #055856 #023e3d #012a28';
