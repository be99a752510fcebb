import type { Language } from '../../domain/base/language.ts';
import type { HeldSection } from './held-data-queries.ts';

type ExportTexts = {
  title: string;
  made: string;
  none: string;
  sections: Record<HeldSection, string>;
};

/** The readable file's headings; the facts below them keep the names of the data file, so that both can be compared. */
export const exportTexts: Record<Language, ExportTexts> = {
  fi: {
    title: '{0}: omat tietosi',
    made: 'Koottu {0}. Sama sisältö on myös koneluettavana tiedostona.',
    none: 'Ei tietoja.',
    sections: {
      account: 'Tili',
      contact: 'Yhteystiedot',
      card: 'Kortti',
      validity: 'Voimassaolon vaiheet',
      visits: 'Museokäynnit',
      plasticCards: 'Muovikortit',
      orders: 'Tilaukset',
      paymentAttempts: 'Kesken jääneet maksuyritykset',
      payments: 'Maksut',
      instalments: 'Kuukausierät',
      savedCards: 'Tallennetut maksukortit',
      newsletter: 'Uutiskirje',
      stoppedLetters: 'Lopetetut viestit',
      draft: 'Keskeneräinen lomake',
      letters: 'Lähettämämme viestit',
      contacts: 'Viestit asiakaspalvelun kanssa',
      sessions: 'Kirjautumiset',
      looks: 'Kuka on katsonut tietojasi',
      actions: 'Mitä asiakaspalvelu on tehnyt puolestasi',
      notes: 'Asiakaspalvelun muistiinpanot',
      former: 'Entiset osoitteesi ja nimesi',
    },
  },
  sv: {
    title: '{0}: dina uppgifter',
    made: 'Sammanställt {0}. Samma innehåll finns också som en maskinläsbar fil.',
    none: 'Inga uppgifter.',
    sections: {
      account: 'Konto',
      contact: 'Kontaktuppgifter',
      card: 'Kort',
      validity: 'Giltighetens skeden',
      visits: 'Museibesök',
      plasticCards: 'Plastkort',
      orders: 'Beställningar',
      paymentAttempts: 'Betalningsförsök som inte blev av',
      payments: 'Betalningar',
      instalments: 'Månadsbetalningar',
      savedCards: 'Sparade betalkort',
      newsletter: 'Nyhetsbrev',
      stoppedLetters: 'Avslutade meddelanden',
      draft: 'Oavslutat formulär',
      letters: 'Meddelanden från oss',
      contacts: 'Meddelanden med kundtjänsten',
      sessions: 'Inloggningar',
      looks: 'Vem som har sett dina uppgifter',
      actions: 'Vad kundtjänsten har gjort för dig',
      notes: 'Kundtjänstens anteckningar',
      former: 'Dina tidigare adresser och namn',
    },
  },
  en: {
    title: '{0}: your data',
    made: 'Put together {0}. The same is also in a file for machines.',
    none: 'Nothing.',
    sections: {
      account: 'Account',
      contact: 'Contact details',
      card: 'Card',
      validity: 'How the validity came about',
      visits: 'Museum visits',
      plasticCards: 'Plastic cards',
      orders: 'Orders',
      paymentAttempts: 'Payment attempts that came to nothing',
      payments: 'Payments',
      instalments: 'Instalments',
      savedCards: 'Saved payment cards',
      newsletter: 'Newsletter',
      stoppedLetters: 'Stopped messages',
      draft: 'Unfinished form',
      letters: 'Letters from us',
      contacts: 'Messages with customer service',
      sessions: 'Sign-ins',
      looks: 'Who has looked at your data',
      actions: 'What customer service has done for you',
      notes: 'Notes of customer service',
      former: 'Your former addresses and names',
    },
  },
};
