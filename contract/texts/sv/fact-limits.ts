/** Limits of the scheme, for the office. */
export const texts = {
  names: {
    companyUnits: 'Kort i en företagsbeställning',
    giftsInOrder: 'Gåvor i en beställning',
    invoiceMost: 'Företagsfaktura högst',
    addressOver: 'Företagets adress på kvittot när summan är över',
    firstLetter:
      '1:a meddelandet om en obetald månadsbetalning, dagar från det att kortet inte längre gick att använda',
    secondLetter: '2:a meddelandet om en obetald månadsbetalning, dagar',
    lastLetter: 'Sista meddelandet om en obetald månadsbetalning, dagar',
  },
  /** `{0}` and `{1}`: the bounds. */
  refusals: {
    companyUnitsOutOfBounds: 'Högsta antalet kort i en beställning ska vara {0}–{1}.',
    giftsInOrderOutOfBounds:
      'Högsta antalet gåvor i en beställning ska vara {0}–{1}. Ett större antal är en företagsbeställning.',
    invoiceMostOutOfBounds: 'Gränsen för företagsfaktura ska vara {0}–{1}.',
    addressOverOutOfBounds:
      'Gränsen för adressen ska vara {0}–{1}: lagen kräver adress på kvitton över det.',
    firstLetterOutOfBounds: 'Dagen för det första meddelandet ska vara {0}–{1}.',
    secondLetterOutOfBounds:
      'Det andra meddelandet skickas efter det första: dagen ska vara {0}–{1} och större än det förstas.',
    lastLetterOutOfBounds:
      'Det sista meddelandet skickas efter det andra: dagen ska vara {0}–{1} och större än det andras.',
  },
};
