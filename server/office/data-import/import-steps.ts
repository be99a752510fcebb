import type { LocalDate } from '../../../domain/base/local-date.ts';
import type { ImportKind } from '../../../domain/data-import/import-kinds.ts';
import type { Database, Transaction } from '../../db/database.ts';
import type { Batch } from './commit/commit-batch.ts';
import { commitCampaigns } from './commit/commit-campaign-queries.ts';
import { commitCards } from './commit/commit-card-queries.ts';
import { commitCompanyOrders } from './commit/commit-company-queries.ts';
import { commitContracts } from './commit/commit-contract-queries.ts';
import { commitPeople } from './commit/commit-people-queries.ts';
import { commitVisits } from './commit/commit-visit-queries.ts';
import { commitGifts } from './commit/waiting-card-queries.ts';
import { judgeCards, judgeVisits } from './judge/judge-card-queries.ts';
import {
  judgeCampaigns,
  judgeCompanyOrders,
  judgeContracts,
  judgeGifts,
  judgeSeats,
} from './judge/judge-order-queries.ts';
import { judgePeople } from './judge/judge-people-queries.ts';
import { undoCards, undoGifts } from './undo/undo-card-queries.ts';
import { undoCampaigns, undoCompanyOrders, undoContracts } from './undo/undo-order-queries.ts';
import { undoPeople } from './undo/undo-people-queries.ts';
import { undoVisits } from './undo/undo-visit-queries.ts';

export type Work = (tx: Transaction, batch: Batch) => Promise<void>;
const nothing: Work = async () => {};

type Steps = {
  judge: (db: Database, importId: string, source: string, today: LocalDate) => Promise<void>;
  commit: Work;
  undo: Work;
  /** Rows per batch, sized to hold row locks for a few seconds at most. */
  batch: number;
};

/** Seats are written and deleted with their orders. */
export const IMPORT_STEPS: Record<ImportKind, Steps> = {
  campaigns: { judge: judgeCampaigns, commit: commitCampaigns, undo: undoCampaigns, batch: 1_000 },
  people: { judge: judgePeople, commit: commitPeople, undo: undoPeople, batch: 5_000 },
  cards: { judge: judgeCards, commit: commitCards, undo: undoCards, batch: 5_000 },
  companyOrders: {
    judge: judgeCompanyOrders,
    commit: commitCompanyOrders,
    undo: undoCompanyOrders,
    batch: 50,
  },
  seats: { judge: judgeSeats, commit: nothing, undo: nothing, batch: 100_000 },
  gifts: { judge: judgeGifts, commit: commitGifts, undo: undoGifts, batch: 5_000 },
  contracts: { judge: judgeContracts, commit: commitContracts, undo: undoContracts, batch: 2_000 },
  visits: { judge: judgeVisits, commit: commitVisits, undo: undoVisits, batch: 25_000 },
};
