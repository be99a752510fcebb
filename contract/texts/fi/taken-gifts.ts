/** What happens to an activated gift when the giver withdraws, as configured by the operator. */
export const texts = {
  giftsStay: 'Jää saajalleen, eikä sen hintaa palauteta',
  giftsEnd: 'Päättyy, ja hinta palautetaan kokonaan',
};
