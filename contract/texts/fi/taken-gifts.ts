/** What becomes of an activated gift whose giver withdraws, as the operator chooses it. */
export const texts = {
  giftsStay: 'Jää saajalleen, eikä sen hintaa palauteta',
  giftsEnd: 'Päättyy, ja hinta palautetaan kokonaan',
};
