/** What happens to an activated gift when the giver withdraws, as configured by the operator. */
export const texts = {
  giftsStay: 'Förblir mottagarens, och priset återbetalas inte',
  giftsEnd: 'Upphör, och hela priset återbetalas',
};
