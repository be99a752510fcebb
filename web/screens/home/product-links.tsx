import type { PageName } from '../../../contract/page/pages.ts';
import { usePage } from '../../platform/page-context.tsx';
import { softHyphens } from '../../ui/soft-hyphens.ts';
import type { HomeTexts } from './home-data.ts';
import css from './product-links.module.css';

type Props = { texts: HomeTexts['doors'] };

const ROOMS = [
  ['own', 'Buy_Museum_Card'],
  ['digital', 'Gift_Digital'],
  ['envelope', 'Gift_Envelope'],
  ['company', 'Company_Order'],
] as const satisfies [keyof Props['texts'], PageName][];

/** The four ways to a card, drawn as rooms of a house; a plain list of links for screen readers. */
export function ProductLinks({ texts }: Props) {
  const { pathTo, language } = usePage();
  return (
    <section className={`later ${css.section}`}>
      <div className="wrap">
        <div className={css.head}>
          <h2>{texts.heading}</h2>
          <p className="lead">{texts.lead}</p>
        </div>
        <div className={css.plan}>
          <Walls />
          <ul>
            {ROOMS.map(([room, name], index) => (
              <li key={name}>
                <a href={pathTo(name)}>
                  <span className={css.number} aria-hidden="true">
                    {index + 1}
                  </span>
                  <h3>{softHyphens(texts[room].name, language)}</h3>
                  <p>{texts[room].text}</p>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function Walls() {
  return (
    <svg viewBox="0 0 1200 320" preserveAspectRatio="none" aria-hidden="true">
      <path d="M118 2H2V318H1198V2H1134M1070 2H182" />
      <path d="M372 2V86M372 146V318M624 2V86M624 146V318M876 2V86M876 146V318" />
      <g className={css.leaves}>
        <path d="M182 2v64A64 64 0 0 1 118 2" />
        <path d="M372 86h60A60 60 0 0 1 372 146" />
        <path d="M624 86h60A60 60 0 0 1 624 146" />
        <path d="M876 86h60A60 60 0 0 1 876 146" />
        <path d="M1070 2v64A64 64 0 0 0 1134 2" />
      </g>
      <path
        className={css.route}
        d="M150 -14C150 60 176 128 250 130S330 118 372 117 470 150 520 140 580 117 624 117 722 150 772 140 832 117 876 117 990 160 1050 120 1102 40 1102 -18"
      />
      <path className={css.visitor} d="M150 -18v0.01" />
      <path className={css.visitor} d="M150 -18v0.01" />
    </svg>
  );
}
