import { DELETION_UNDO_DAYS } from '../../../domain/account/deletion-undo.ts';
import type { texts as fi } from '../fi/my-deletion.ts';
import { texts as common } from './parts/my-card.ts';
import { texts as signInAgain } from './parts/sign-in-again.ts';

export const texts: typeof fi = {
  title: 'Radera mitt konto',
  description: 'Att radera kontot.',
  common,
  signInAgain,
  lead: `Kontot raderas ${DELETION_UNDO_DAYS} dagar efter din begäran. Fram till dess kan du ångra dig, och kortet fungerar.`,
  goes: {
    title: 'Det här raderas',
    account: 'Ditt konto, dina kontaktuppgifter, ditt lösenord och dina sparade betalkort.',
    card: 'Kortet: det ger inte längre inträde till museerna, även om det finns giltighetstid kvar.',
    visits: 'Besökshistoriken: dina uppgifter tas bort från besöken.',
  },
  stays: {
    title: 'Det här sparas',
    receipts: 'Kvitton som bokföringslagen kräver sparas så länge lagen föreskriver.',
    statistics: 'Museernas besökssiffror, där det inte syns vem som kom.',
  },
  contract: 'Din månadsbetalning pågår till {0}. Därefter kan du radera kontot.',
  sooner:
    'Om du betalar resten av raterna på en gång upphör avtalet genast och du kan radera ditt konto.',
  payRest: 'Betala resten på månadsbetalningens sida',
  sure: 'Är du säker?',
  type: 'Skriv din egen e-postadress {0} här under.',
  ownAddress: 'Din egen e-postadress',
  otherAddress: 'Adressen är inte den du är inloggad med.',
  ask: 'Radera mitt konto…',
  question: {
    title: 'Ska kontot raderas?',
    body: 'Kontot, kortet och besöken raderas {0}. Du kan ångra dig fram till dess.',
    keep: 'Behåll kontot',
    act: 'Radera kontot',
  },
  keep: 'Jag behåller kontot',
  failed: 'Begäran lyckades inte. Försök igen.',
  done: 'Ditt konto raderas {0}. Vi skickade en bekräftelse till din e-post, och du kan ångra dig fram till dess.',
  back: 'Tillbaka',
};
