import { INSTALMENT_COUNT } from '../../../domain/instalment/instalment-plan.ts';
import { PRIOR_DAYS } from '../../../domain/scheme/prior-price.ts';

export const texts = {
  name: 'Planera en prisändring',
  lead: 'De nya priserna börjar gälla den dag du väljer kl. 0.00. Fram till dess betalar alla det nuvarande priset.',
  deed: 'Lägg in ändringen',
  done: 'Prisändringen är inlagd.',
  form: {
    from: 'Från och med',
    fromHint: 'Tidigast i morgon',
    annual: 'Ett år på en gång',
    renewalWhileValid: 'Förlängning i tid',
    monthly: 'Månadsrat',
    vat: 'Mervärdesskatt',
    now: 'Utan ändringen {0}',
    changed: 'Utan ändringen {0} · {1}',
    year: `${INSTALMENT_COUNT} rater {0}`,
    bad: 'Skriv ett tal, till exempel {0}',
    taken:
      'En ändring är redan planerad för den dagen. Byt ut den i listan eller välj en annan dag.',
  },
  labels: {
    from: 'Börjar',
    replaced: 'Ersätter',
    annual: 'Ett år på en gång',
    renewalWhileValid: 'Förlängning i tid',
    monthly: 'Månadsrat',
    vat: 'Mervärdesskatt',
    prior: `Lägsta pris på ${PRIOR_DAYS} dagar`,
    warning: 'Obs!',
    next: 'Nästa ändring',
    begun: 'Påbörjade betalningar',
    contracts: 'Månadsbetalningar',
  },
  phrases: {
    day: '{0} kl. 0.00',
    planOf: 'Ändringen som börjar {0}',
    amount: '{0}',
    amountChanged: '{0} ({1})',
    instalment: '{0}, per år {1}',
    instalmentChanged: '{0} ({2}), per år {1}',
    prior: 'Om du gör reklam för sänkningen ska {0} anges bredvid.',
    instalmentsCheaper: `${INSTALMENT_COUNT} rater skulle kosta sammanlagt {0}, alltså {1} mindre än ett år på en gång. Höj raten eller sänk årspriset.`,
    instalmentsDearer: `${INSTALMENT_COUNT} rater skulle kosta sammanlagt {0}. Skillnaden till ett år på en gång blir {1}; nu är den {2}. Kontrollera att villkoren säger vad det kostar att betala i rater.`,
    begun: 'Den som påbörjar betalningen före midnatt betalar det pris som visades.',
    contracts: 'Raterna i pågående avtal ändras inte.',
  },
  refusals: {
    dayPassed: 'Ändringen kan börja tidigast i morgon.',
    dayTooFar: 'Ändringen kan planeras högst två år framåt, senast {0}.',
    dayTaken: 'En ändring är redan planerad för {0}. Byt ut den i listan eller välj en annan dag.',
    notPlanned:
      'Ändringen som den här skulle ersätta finns inte längre: den har redan börjat, flyttats eller slopats.',
    nothingChanges: 'Priserna är desamma den dagen även utan den här ändringen.',
    renewalAboveAnnual:
      'Förlängningen skulle från och med {0} kosta mer än ett nytt kort. Ändra båda priserna.',
    annualOutOfBounds: 'Årspriset ska vara {0}–{1}.',
    renewalWhileValidOutOfBounds: 'Priset på förlängningen ska vara {0}–{1}.',
    monthlyOutOfBounds: 'Månadsraten ska vara {0}–{1}.',
    vatOutOfBounds: 'Mervärdesskatten ska vara {0}–{1}.',
  },
};
