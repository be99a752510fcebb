import type { texts as fi } from '../fi/stop-new-email.ts';

export const texts: typeof fi = {
  kind: 'Ny e-postadress',
  title: 'Stoppa adressbytet',
  description: 'Stoppa ett byte av e-postadress.',
  lead: 'Om du inte bad om en ny e-postadress, stoppa bytet. Din gamla adress fortsätter att gälla eller återställs, ditt konto loggas ut på alla enheter och lösenordet tas bort.',
  keep: 'Jag bad om bytet själv',
  stop: 'Stoppa bytet',
  done: 'Bytet är stoppat och din adress är {0}. Logga in med en engångskod och välj ett nytt lösenord.',
  taken:
    'Kontot har loggats ut på alla enheter, men adressen {0} har redan ett annat konto. Kontakta kundtjänsten så återställer vi din adress.',
  failed: 'Bytet kunde inte stoppas. Försök igen.',
  signIn: 'Logga in',
  help: 'Till kundtjänsten',
};
