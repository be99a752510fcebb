import type { PageName } from '../../../contract/page/pages.ts';
import { fill } from '../../../domain/base/fill.ts';
import type { Consent } from '../../../domain/tracking/consent.ts';
import { useConsent } from '../../platform/consent.ts';
import { usePage } from '../../platform/page-context.tsx';
import { isAtWork } from '../../platform/page-data.ts';
import type { ShellTexts } from '../../platform/screen.ts';
import { Button } from '../../ui/button.tsx';
import css from './consent-panel.module.css';

/**
 * Pages that would report a purchase; consent is requested nowhere else. A renewal is reported on the card page, but
 * consent is requested only where the renewal begins.
 */
const TRACKED_PAGES: PageName[] = [
  'Buy_Museum_Card',
  'Gift_Digital',
  'Gift_Envelope',
  'Company_Order',
  'Extend_Validity',
  'Thank_You_Purchase',
  'Thank_You_Gift_Digital',
  'Thank_You_Gift_Envelope',
  'Thank_You_Company',
];

/** Between the header and the page, covering nothing. "No" is as easy as "yes", and answered once. */
export function ConsentPanel({ texts }: { texts: ShellTexts['consent'] }) {
  const { place, pathTo, scheme, person } = usePage();
  const { measuring } = scheme;
  const [consent, store] = useConsent();
  if (consent !== null || isAtWork(person) || !TRACKED_PAGES.includes(place.name)) return null;
  // The question is removed, so the focus moves to the page.
  const answer = (given: Consent) => {
    store(given);
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <section className={`not-printed ${css.panel}`} aria-label={texts.name}>
      <div className={`wrap ${css.inside}`}>
        <p className="small">
          {measuring ? fill(texts.measured.question, measuring.name) : texts.question}{' '}
          <a href={`${pathTo('Cookies')}#measuring`}>{texts.more}</a>
        </p>
        <div className={`stack-3 ${css.answers}`}>
          <Button look="secondary" className={css.answer} onClick={() => answer('refused')}>
            {texts.refuse}
          </Button>
          <Button look="secondary" className={css.answer} onClick={() => answer('granted')}>
            {texts.accept}
          </Button>
        </div>
      </div>
    </section>
  );
}
