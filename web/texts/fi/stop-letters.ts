export const texts = {
  title: 'Lopeta viestit',
  description: 'Valitse, mitä viestejä saat.',
  topics: {
    reminders: {
      title: 'Lopetetaanko muistutukset?',
      lead: 'Emme enää muistuta, kun korttisi on päättymässä. Tilauksiasi ja maksujasi koskevat viestit tulevat edelleen.',
      stop: 'Lopeta muistutukset',
      stopped: 'Muistutukset on lopetettu',
    },
    giftNews: {
      title: 'Lopetetaanko viestit lahjoistasi?',
      lead: 'Emme enää kerro, onko lahjasi avattu tai aktivoitu. Kerromme silti, jos lahja ei mene perille.',
      stop: 'Lopeta viestit lahjoista',
      stopped: 'Viestit lahjoistasi on lopetettu',
    },
  },
  done: 'Voit ottaa viestit takaisin käyttöön milloin vain omissa tiedoissasi.',
  switches: 'Omat tiedot',
  failed: 'Lopettaminen ei onnistunut. Yritä uudelleen.',
};
