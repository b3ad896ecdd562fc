/** The color ramp of its customer, from step 100 to step 900. */
export const accent = '#f9eeff #f1d7fe #e6b7fe #d692f7 #bb6ce0 #964ab7 #71338d #502464 #351842';
