import type { texts as fi } from '../fi/action-change-email.ts';
import { texts as identity } from './identity-check.ts';

export const texts: typeof fi = {
  name: 'Byt e-postadress',
  lead: 'När kunden inte längre kommer åt sin gamla e-post. Ta först reda på vem det är: fråga efter uppgifterna, berätta dem inte.',
  deed: 'Byt adress',
  done: 'E-postadressen byttes.',
  form: {
    ...identity.form,
    newAddress: 'Ny e-postadress',
    again: 'Den nya adressen en gång till',
    differ: 'Adresserna är inte desamma.',
  },
  labels: {
    address: 'E-post',
    identity: 'Identitet',
    access: 'Inloggning',
    old: 'Den gamla adressen',
    room: 'Den nya adressen',
    card: 'Kort och beställningar',
  },
  phrases: {
    words: '{0}',
    free: 'Inget annat konto',
    emptied: 'Det tomma kontot som öppnats med adressen tas bort',
    compared: '{0|# uppgift|# uppgifter} kontrollerades',
    waits:
      'Alla loggas ut och lösenordet tas bort. Med den nya adressen kommer man in om {0|# timme|# timmar}.',
    told: 'Får ett meddelande som kan stoppa bytet i {0|# dag|# dagar}',
    toldOnly:
      'Får ett meddelande. Det kan inte stoppa bytet, eftersom ingen ännu har loggat in med adressen.',
    unchanged: 'Ändras inte',
  },
  refusals: {
    ...identity.refusals,
    invalid: 'Kontrollera den nya adressen.',
    same: 'Kontot har redan den här adressen.',
    taken:
      'Adressen {0} har redan ett konto med kort, beställningar eller meddelanden. Sök fram det och slå ihop personerna, eller fråga efter en annan adress.',
    works: 'Personen arbetar här och byter adress själv bland sina egna uppgifter.',
  },
};
