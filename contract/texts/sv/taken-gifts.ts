/** What becomes of an activated gift whose giver withdraws, as the operator chooses it. */
export const texts = {
  giftsStay: 'Förblir mottagarens, och priset återbetalas inte',
  giftsEnd: 'Upphör, och hela priset återbetalas',
};
