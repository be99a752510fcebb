import { fill } from '../../../domain/base/fill.ts';
import { usePage } from '../../platform/page-context.tsx';
import { Notice } from '../../ui/notice.tsx';

type Props = { texts: { title: string; body: string }; kindLabel: string };

export function NoScript({ texts, kindLabel }: Props) {
  const { scheme } = usePage();
  return (
    <noscript>
      <Notice kind="warning" kindLabel={kindLabel} title={texts.title}>
        <p>{fill(texts.body, scheme.servicePhone)}</p>
      </Notice>
    </noscript>
  );
}
