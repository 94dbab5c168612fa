import { EngineRefusal, type Ticket } from '../engine.ts';
import { modelRefusal } from './falQueue.ts';

/** A report that fal signed, kept as the ticket of a job whose own was lost: it is worked on like any other. */
interface ReportTicket extends Ticket {
  readonly report: { readonly isGood: boolean; readonly payload: unknown };
}

export function reportTicket(report: unknown): ReportTicket {
  const { request_id, status, payload } = report as Readonly<Record<string, unknown>>;
  return { requestId: String(request_id), report: { isGood: status === 'OK', payload: payload ?? null } };
}

export const isReport = (ticket: Ticket): ticket is ReportTicket => 'report' in ticket;

/** What the model answered; refuses as the queue would where it said no. */
export function answerIn({ report: { isGood, payload } }: ReportTicket): unknown {
  if (isGood) return payload;
  if (typeof payload === 'object' && payload !== null && 'detail' in payload) throw modelRefusal(payload);
  throw new EngineRefusal('The model could not do this. Nothing was charged.');
}
