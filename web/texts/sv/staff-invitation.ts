import { texts as names } from '../../../contract/texts/sv/rights.ts';
import { texts as validation } from '../../../contract/texts/sv/validation.ts';
import { INVITATION_DAYS } from '../../../domain/office/invitation-days.ts';
import type { texts as fi } from '../fi/staff-invitation.ts';

export const texts: typeof fi = {
  names,
  field: validation.field,
  error: validation.error,
  title: 'Inbjudan som medarbetare',
  description: 'Godkänn inbjudan så kan du börja arbeta.',
  looking: 'Vi hämtar inbjudan…',
  noToken: 'Inbjudan hittades inte. Öppna länken direkt i e-postmeddelandet du fick.',
  office: 'Administration',
  invitedBy: '{0} har bjudit in dig med adressen {1}. Din roll: {2}.',
  invited: 'Du har bjudits in med adressen {0}. Din roll: {1}.',
  until: 'Inbjudan gäller till {0}.',
  waits: {
    second:
      'Rollen börjar gälla när en annan person har bekräftat den. Du får ett meddelande om det.',
    starts: 'Rollen börjar gälla {0}.',
  },
  next: {
    newcomer: 'Uppge ditt namn, så skapar vi ett konto åt dig.',
    signIn: 'Adressen har redan ett konto: logga in med det så kan du godkänna inbjudan.',
    other:
      'Du är nu inloggad med adressen {0}. Logga ut och öppna sedan länken i inbjudan på nytt.',
    accept: 'När du har godkänt inbjudan kan du genast börja arbeta.',
  },
  accept: 'Godkänn inbjudan',
  signIn: 'Logga in',
  signOut: 'Logga ut',
  ended: {
    accepted: {
      heading: 'Inbjudan är redan godkänd',
      lead: 'Om det var du som godkände den, logga in och börja arbeta. Annars ska du genast berätta det för den som bjöd in dig.',
    },
    expired: {
      heading: 'Inbjudan har gått ut',
      lead: `Länken fungerar i ${INVITATION_DAYS} dagar. Be den som bjöd in dig om en ny inbjudan.`,
    },
    withdrawn: {
      heading: 'Inbjudan gäller inte längre',
      lead: 'Den har dragits tillbaka, eller så har du fått en ny i stället. Titta efter en nyare inbjudan i din e-post.',
    },
  },
  home: 'Till startsidan',
  failed: 'Anslutningen till servern fungerade inte. Kontrollera din anslutning och försök igen.',
  noScript: {
    title: 'Sidan kräver JavaScript',
    body: 'Din webbläsare kör inte JavaScript. Slå på JavaScript eller ring kundtjänsten: {0}.',
  },
};
