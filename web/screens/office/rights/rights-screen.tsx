import { Fragment } from 'react';
import { fill } from '../../../../domain/base/fill.ts';
import {
  DESK_ROLES,
  RIGHT_GROUPS,
  RIGHTS,
  RIGHTS_OF_ROLE,
  type Right,
  type RightGroup,
  STAFF_ROLES,
} from '../../../../domain/office/rights.ts';
import { OfficeFrame } from '../../../parts/office/frame/office-frame.tsx';
import type { OfficeData } from '../../../parts/office/office-data.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { ScreenProps } from '../../../platform/screen.ts';
import type { texts as fi } from '../../../texts/fi/office-rights.ts';
import { classNames } from '../../../ui/class-names.ts';
import { HiddenText } from '../../../ui/hidden-text.tsx';
import { RefundLimits } from './refund-limits.tsx';
import css from './rights.module.css';
import type { RefundLimits as Limits } from './rights-data.ts';

type Texts = typeof fi;
const ROLES = [...STAFF_ROLES, ...DESK_ROLES];

/** Staff: rights of each role, from the table that the server checks. */
export function Screen({ texts, shell, data }: ScreenProps<Texts, OfficeData<Limits>>) {
  return (
    <OfficeFrame texts={texts.frame} shell={shell} at="Office_Rights" data={data}>
      {(limits) => (
        <>
          <h1 id="rights">{texts.heading}</h1>
          <p className="mt-2 mb-5 list-width soft">
            {fill(texts.lead, RIGHTS.length, ROLES.length)}
          </p>
          <Matrix texts={texts} />
          <p className={css.key}>
            <Yes /> {texts.may} · <span className={css.own}>{texts.own}</span>
          </p>
          <p className={css.note}>{texts.note}</p>
          <RefundLimits texts={texts} initial={limits} />
        </>
      )}
    </OfficeFrame>
  );
}

function Matrix({ texts }: { texts: Texts }) {
  const { person } = usePage();
  const own = person?.rights ?? [];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also by keys
    <section className={css.scroll} aria-labelledby="rights" tabIndex={0}>
      <table className={css.matrix}>
        <thead>
          <tr>
            <td />
            {ROLES.map((role) => (
              <th key={role} scope="col">
                {withBreaks(texts.names.roles[role], texts.breakAfter)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(Object.keys(RIGHT_GROUPS) as RightGroup[]).map((group) => (
            <Fragment key={group}>
              <tr className={css.group}>
                <th scope="colgroup" colSpan={ROLES.length + 1}>
                  {texts.names.groups[group]}
                </th>
              </tr>
              {RIGHT_GROUPS[group].map((right) => (
                <RightRow key={right} right={right} isOwn={own.includes(right)} texts={texts} />
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Soft hyphens for long words: browsers have no Finnish hyphenation for them. */
function withBreaks(name: string, breakAfter: string): string {
  return name.replace(new RegExp(`(${breakAfter})(?=\\p{L})`, 'gu'), '$1\u00ad');
}

type RowProps = { right: Right; isOwn: boolean; texts: Texts };

function RightRow({ right, isOwn, texts }: RowProps) {
  return (
    <tr className={classNames(isOwn && css.own)}>
      <th scope="row">
        {texts.names.rights[right]} <code>{right}</code>
        {isOwn && <HiddenText>{texts.own}</HiddenText>}
      </th>
      {ROLES.map((role) => (
        <td key={role}>
          {RIGHTS_OF_ROLE[role].includes(right) ? (
            <>
              <Yes />
              <HiddenText>{texts.yes}</HiddenText>
            </>
          ) : (
            <>
              <span aria-hidden="true">–</span>
              <HiddenText>{texts.no}</HiddenText>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}

function Yes() {
  return (
    <svg className={css.yes} viewBox="0 0 14 14" aria-hidden="true">
      <path d="M2.5 2v9M7 2v11M11.5 2v9" />
    </svg>
  );
}
