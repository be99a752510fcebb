import type { ImportKind } from '../../../domain/data-import/import-kinds.ts';
import type { Batch } from './batch/import-batch.ts';
import { commitCampaigns } from './commit/commit-campaign-queries.ts';
import { commitCards } from './commit/commit-card-queries.ts';
import { commitCompanyOrders } from './commit/commit-company-queries.ts';
import { commitContracts } from './commit/commit-contract-queries.ts';
import { commitPeople } from './commit/commit-people-queries.ts';
import { commitVisits } from './commit/commit-visit-queries.ts';
import { commitGifts } from './commit/waiting-card-queries.ts';
import { JUDGE_CARDS, JUDGE_VISITS } from './judge/judge-card-queries.ts';
import {
  JUDGE_CAMPAIGNS,
  JUDGE_COMPANY_ORDERS,
  JUDGE_CONTRACTS,
  JUDGE_GIFTS,
  JUDGE_SEATS,
} from './judge/judge-order-queries.ts';
import { JUDGE_PEOPLE } from './judge/judge-people-queries.ts';
import { undoCards, undoGifts } from './undo/undo-card-queries.ts';
import { undoCampaigns, undoCompanyOrders, undoContracts } from './undo/undo-order-queries.ts';
import { undoPeople } from './undo/undo-people-queries.ts';
import { undoVisits } from './undo/undo-visit-queries.ts';

type Steps = {
  /** The statement that writes the verdicts. */
  judge: string;
  commit: (batch: Batch) => Promise<void>;
  undo: (batch: Batch) => Promise<void>;
  /** Rows per batch, sized to hold row locks for a few seconds at most. */
  batch: number;
};

const nothing = async () => {};

/** Seats are written and deleted with their orders. */
export const IMPORT_STEPS: Record<ImportKind, Steps> = {
  campaigns: { judge: JUDGE_CAMPAIGNS, commit: commitCampaigns, undo: undoCampaigns, batch: 1_000 },
  people: { judge: JUDGE_PEOPLE, commit: commitPeople, undo: undoPeople, batch: 5_000 },
  cards: { judge: JUDGE_CARDS, commit: commitCards, undo: undoCards, batch: 5_000 },
  companyOrders: {
    judge: JUDGE_COMPANY_ORDERS,
    commit: commitCompanyOrders,
    undo: undoCompanyOrders,
    batch: 50,
  },
  seats: { judge: JUDGE_SEATS, commit: nothing, undo: nothing, batch: 100_000 },
  gifts: { judge: JUDGE_GIFTS, commit: commitGifts, undo: undoGifts, batch: 5_000 },
  contracts: { judge: JUDGE_CONTRACTS, commit: commitContracts, undo: undoContracts, batch: 2_000 },
  visits: { judge: JUDGE_VISITS, commit: commitVisits, undo: undoVisits, batch: 25_000 },
};
