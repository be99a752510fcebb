import type { companyTexts as fi } from './fi-company.ts';

/** Letters about company orders. */
export const companyTexts: typeof fi = {
  companyConfirmation: {
    subject: 'Beställningsbekräftelse – {product}, {0} st, {1}',
    preview: 'Kort att dela ut: {0}. Kvittot finns som bilaga.',
    previewInvoice: 'Kort att dela ut: {0}. Fakturan kommer separat.',
    title: 'Tack för beställningen, {0}',
    invoice:
      'Fakturan kommer till företaget från faktureringstjänsten. Korten kan användas redan nu.',
    body: 'Antal kort: {0}. Beställare: {1}. Året för varje kort börjar vid innehavarens första museibesök.',
    digital:
      'Koderna väntar på beställningens sida. Där kan du ladda ner dem som fil, skicka personliga länkar eller dela en länk med hela personalen.',
    envelope:
      'Kuverten går från tryckeriet till adressen du gav och är framme inom {0|# vecka|# veckor}. Samma koder syns redan på beställningens sida.',
    desk: 'Öppna beställningens sida',
    deskSecret: 'Länken öppnar korten utan inloggning: ge den bara till dem som delar ut kort.',
  },
  companyInvitation: {
    reminder: {
      subject: 'Ditt museiår väntar fortfarande – {0}',
      preview: 'Aktivera ditt kort. Det kostar dig ingenting.',
      title: 'Ditt kort väntar fortfarande på dig.',
      titleNamed: 'Ditt kort väntar fortfarande på dig, {0}.',
      body: '{0} har skaffat ett kort åt dig, men du har ännu inte aktiverat det. Året börjar först vid ditt första besök, så du har inte gått miste om något.',
    },
    subject: '{0} gav dig ett museiår',
    preview: 'Aktivera ditt kort. Det kostar dig ingenting.',
    title: 'Museerna är öppna för dig.',
    titleNamed: 'Museerna är öppna för dig, {0}.',
    body: '{0} har skaffat ett kort åt dig. Det ger dig inträde till museerna i ett år. Året börjar vid ditt första besök.',
    button: 'Aktivera kortet',
    code: 'Aktiveringskod',
    merge: 'Om du redan har ett {product}, logga in: du kan lägga till året på ditt kort.',
    privacy:
      'Din arbetsgivare ser bara ungefär hur många kort som har aktiverats. Den ser inte den här koden, om du har aktiverat kortet eller dina besök.',
  },
};
