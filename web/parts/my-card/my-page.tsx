import type { ReactNode } from 'react';
import type { MyCardTexts } from './my-card-data.ts';
import css from './my-page.module.css';
import { MyTabs } from './my-tabs.tsx';

type Props = { title: string; lead?: string; texts: MyCardTexts; children: ReactNode };

/** A personal page other than the card: heading, tabs, content. */
export function MyPage({ title, lead, texts, children }: Props) {
  return (
    <div className="wrap">
      <header className={css.head}>
        <p className="quiet">{texts.name}</p>
        <h1>{title}</h1>
      </header>
      <MyTabs texts={texts} />
      <div className={css.body}>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
    </div>
  );
}
