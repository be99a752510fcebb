import type { texts as fi } from '../fi/ticket-desk.ts';

export const texts: typeof fi = {
  valid: 'Kortet är giltigt till {0}.',
  startsNow: 'Kortet kan användas. Giltigheten börjar med det här besöket.',
  visitedToday: 'Besöket är redan registrerat i dag kl. {0}.',
  expired: 'Kortet är inte giltigt. Det gick ut {0}.',
  notActive: 'Kortet är inte aktiverat ännu.',
  onHold:
    'Kortet går inte att använda just nu. Be kunden titta på sin egen kortsida eller i sin e-post.',
  blocked: 'Kortet är spärrat. Be kunden kontakta kundtjänsten.',
  refunded: 'Kortet är inte giltigt: beställningen har annullerats.',
  replaced: 'Numret har ersatts med ett nytt. Be kunden öppna sin egen kortsida.',
  unknown: 'Inget kort hittades med numret.',
  checkIdentity: 'Kontrollera legitimation: {0}, f. {1}',
  recorded: 'Besöket registrerat kl. {0}',
};
