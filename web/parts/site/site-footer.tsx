import type { PageName } from '../../../contract/page/pages.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import { Brand } from './brand.tsx';
import { OtherLanguages } from './language-switch.tsx';
import css from './site-footer.module.css';
import { ThemeSwitch } from './theme-switch.tsx';

type Props = { texts: ShellTexts };
type Link = readonly [Exclude<keyof ShellTexts, 'toast' | 'sessionDialog' | 'consent'>, PageName];

const SHOP: Link[] = [
  ['buy', 'Buy_Museum_Card'],
  ['giftDigital', 'Gift_Digital'],
  ['giftEnvelope', 'Gift_Envelope'],
  ['company', 'Company_Order'],
];
const CARD: Link[] = [
  ['mine', 'My_Museum_Card'],
  ['activate', 'Activate_Card'],
];
const DATA: Link[] = [
  ['privacy', 'Privacy'],
  ['cookies', 'Cookies'],
];
const SERVICE: Link[] = [
  ['museums', 'Museums'],
  ['service', 'Help'],
  ['withdraw', 'Withdrawal'],
  ['accessibility', 'Accessibility'],
];

export function SiteFooter({ texts }: Props) {
  const { scheme, devPages } = usePage();
  return (
    <footer className={`later ${css.footer}`}>
      <div className="wrap">
        <div className={`grid ${css.columns}`}>
          <div className={css.brand}>
            <Brand />
            <p className="quiet">{texts.motto}</p>
          </div>
          <nav className={css.links} aria-label={texts.footNavigation}>
            <ul>
              <PageLinks links={SHOP} texts={texts} />
            </ul>
            <ul>
              <PageLinks links={CARD} texts={texts} />
              <TermsLink texts={texts} />
              <PageLinks links={DATA} texts={texts} />
            </ul>
            <ul>
              <PageLinks links={SERVICE} texts={texts} />
              <OtherLanguages />
            </ul>
          </nav>
        </div>
        <div className={css.last}>
          <p>
            {[scheme.organisation, scheme.businessId].filter(Boolean).join(', ')}
            {devPages && <span>{texts.demoNote}</span>}
          </p>
          <ThemeSwitch texts={texts} />
        </div>
      </div>
    </footer>
  );
}

function PageLinks({ links, texts }: Props & { links: Link[] }) {
  const { pathTo } = usePage();
  return links.map(([text, name]) => (
    <li key={name}>
      <a href={pathTo(name)}>{texts[text]}</a>
    </li>
  ));
}

function TermsLink({ texts }: Props) {
  const { pathTo, scheme } = usePage();
  return (
    <li>
      <a href={scheme.termsUrl ?? pathTo('Terms')}>{texts.terms}</a>
    </li>
  );
}
