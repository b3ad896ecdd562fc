/** The color ramp of its customer, from step 100 to step 900. */
export const accent = '#def6ff #aae9fe #63d7fa #15bce2 #0f9abb #09758f #04566a #023d4c #012833';
