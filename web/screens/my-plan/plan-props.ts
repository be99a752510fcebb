import type { OwnCard } from '../../parts/my-card/my-card-data.ts';
import type { ShellTexts } from '../../platform/screen.ts';
import type { MyPlan, MyPlanTexts, PlanPart } from './my-plan-data.ts';
import type { PlanOutcome } from './use-plan.ts';

export type PlanViewProps = {
  plan: MyPlan;
  card: OwnCard | null;
  /** A page has one heading and one row of tabs. */
  isFirst: boolean;
  told: { kind: PlanOutcome; words: string | null } | null;
  texts: MyPlanTexts;
  shell: ShellTexts;
  onSavedCard: (part: PlanPart) => void;
  onNewCard: () => void;
  onProvider: (part: PlanPart) => void;
};
