import { useEffect, useRef } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { formatDate } from '../../../domain/base/format.ts';
import { localDate } from '../../../domain/base/local-date.ts';
import { usePage } from '../../platform/page-context.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import css from './activate-card.module.css';
import type { Added } from './activate-state.ts';
import type { ActivateTexts } from './activate-texts.ts';

type Props = { texts: ActivateTexts['added']; held: Added };

export function AddedYear({ texts, held: { validUntil } }: Props) {
  const { pathTo } = usePage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={`wrap page ${css.added}`}>
      <h1 ref={heading} tabIndex={-1}>
        {texts.heading}
      </h1>
      <p className="lead">
        {validUntil ? fill(texts.until, formatDate(localDate(validUntil))) : texts.unused}
      </p>
      <div className={css.ways}>
        <ButtonLink href={pathTo('My_Museum_Card')}>{texts.open}</ButtonLink>
      </div>
    </div>
  );
}
