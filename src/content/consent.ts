/** Whether visitors must tick a box in both forms to agree to the privacy policy. The mail is the same in both cases. */
export const asksForConsent: boolean = false;
