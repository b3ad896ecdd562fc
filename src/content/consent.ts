/** Whether both forms ask to agree to the privacy policy, by a box that has to be ticked. The mail is the same in either case. */
export const asksForConsent: boolean = false;
