import { randomUUID } from 'node:crypto'
import { CsvError, parse } from 'csv-parse/sync'
import { and, count, eq, inArray, max } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import {
  RECIPIENTS_PER_CAMPAIGN,
  RECIPIENTS_PER_REQUEST,
  recipientSchema,
  type Recipient,
  type RecipientList,
  type RecipientsAdded,
} from '../../lib/contract/call-campaign.ts'
import { FIELD_CODES } from '../../lib/contract/field-codes.ts'
import { refuse } from '../api/api-error.ts'
import { apiCalls, type CampaignRow } from '../db/call-api-schema.ts'
import { lockOpenCampaign } from './campaigns.ts'
import { emptyPlace } from './content.ts'
import { isTestNumber, phoneFacts } from './place-call.ts'

type Rejected = RecipientsAdded['rejected'][number]
type Line = Recipient & { row: number }

const BATCH = 500
const csvSchema = z.array(z.record(z.string(), z.string()))
const codeSchema = z.enum(FIELD_CODES).catch('INVALID')

/** The rows of a CSV text, as they would come as JSON; VALIDATION when it is none or has no column `to`. */
const rowsOfCsv = (csv: string): unknown[] => {
  try {
    const rows = csvSchema.parse(
      parse(csv, { columns: true, bom: true, trim: true, skip_empty_lines: true, relax_column_count: true }),
    )
    if (rows[0] && !('to' in rows[0])) return refuse({ csv: 'CSV_INVALID' })
    return rows.map(({ to, reference, ...values }) => ({ to, ...(reference ? { reference } : {}), values }))
  } catch (error) {
    if (error instanceof CsvError || error instanceof z.ZodError) return refuse({ csv: 'CSV_INVALID' })
    throw error
  }
}

const rowsOf = ({ recipients, csv }: RecipientList): unknown[] => {
  const rows = csv === undefined ? (recipients ?? []) : rowsOfCsv(csv)
  const field = csv === undefined ? 'recipients' : 'csv'
  if (rows.length === 0) return refuse({ [field]: 'RECIPIENTS_EMPTY' })
  if (rows.length > RECIPIENTS_PER_REQUEST) return refuse({ [field]: 'RECIPIENTS_TOO_MANY' })
  return rows
}

/** The lines of a list that can be called, and of the others which field is wrong. */
const checked = (rows: readonly unknown[], { isTest, script }: CampaignRow) => {
  const lines: Line[] = []
  const rejected: Rejected[] = []
  for (const [index, given] of rows.entries()) {
    const row = index + 1
    const result = recipientSchema.safeParse(given)
    if (!result.success) {
      const [issue] = result.error.issues
      const field = issue?.path.join('.') || 'to'
      rejected.push({ row, field, code: codeSchema.parse(issue?.message) })
      continue
    }
    const empty = emptyPlace(script, result.data.values)
    if (isTest && !isTestNumber(result.data.to)) rejected.push({ row, field: 'to', code: 'PHONE_TEST_ONLY' })
    else if (empty) rejected.push({ row, field: `values.${empty}`, code: 'PERSONALIZED_REQUIRED' })
    else lines.push({ ...result.data, row })
  }
  return { lines, rejected }
}

/** Adds people to a campaign that is not over; whoever is in its list already is not called twice. VALIDATION when nothing can be read, or it is over. */
export const addRecipients = async (
  app: FastifyInstance,
  campaign: CampaignRow,
  list: RecipientList,
): Promise<RecipientsAdded> => {
  const { lines, rejected } = checked(rowsOf(list), campaign)
  const found = lines.map((line) => ({ line, facts: phoneFacts(app, campaign, line.to) }))
  return app.database.db.transaction(async (tx) => {
    await lockOpenCampaign(tx, campaign.id)
    const own = eq(apiCalls.campaignId, campaign.id)
    const [before] = await tx
      .select({ total: count(), last: max(apiCalls.position) })
      .from(apiCalls)
      .where(own)
    const total = before?.total ?? 0
    if (total + lines.length > RECIPIENTS_PER_CAMPAIGN) refuse({ recipients: 'RECIPIENTS_TOO_MANY' })
    const known = new Set<string>()
    for (let from = 0; from < found.length; from += BATCH) {
      const hashes = found.slice(from, from + BATCH).map(({ facts }) => facts.phoneHash)
      const rows = await tx
        .select({ phoneHash: apiCalls.phoneHash })
        .from(apiCalls)
        .where(and(own, inArray(apiCalls.phoneHash, hashes)))
      for (const { phoneHash } of rows) known.add(phoneHash)
    }
    const added = found.filter(({ line, facts }) => {
      const isTwice = known.has(facts.phoneHash)
      if (isTwice) rejected.push({ row: line.row, field: 'to', code: 'PHONE_TWICE' })
      known.add(facts.phoneHash)
      return !isTwice
    })
    const { account, isTest } = campaign
    const createdAt = new Date(app.clock())
    const rows = added.map(({ line, facts }, index) => ({
      ...facts,
      id: randomUUID(),
      account,
      isTest,
      campaignId: campaign.id,
      position: (before?.last ?? 0) + index + 1,
      state: 'waiting' as const,
      reference: line.reference ?? null,
      phoneSealed: app.secrets.encrypt(line.to),
      values: line.values,
      createdAt,
    }))
    for (let from = 0; from < rows.length; from += BATCH)
      await tx.insert(apiCalls).values(rows.slice(from, from + BATCH))
    return {
      added: rows.length,
      total: total + rows.length,
      rejected: rejected.toSorted((left, right) => left.row - right.row),
    }
  })
}
