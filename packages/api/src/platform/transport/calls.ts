import type { ApiContext } from '../context';
import { undoable } from '../records/list-changes';
import type { OrderItem } from '../records/reorder';

// What the procedures of the routers do whose input is one of platform/records: they call the operation that they are given.

type Call<Input> = { ctx: ApiContext; input: Input };
type Edit<Data> = { id: number; data: Data; version?: number | undefined; minorEdit?: boolean | undefined };
type Switch<Key, Result> = (ctx: ApiContext, key: Key, on: boolean) => Promise<Result>;

export const callUpdate =
  <Data, Result>(update: (ctx: ApiContext, id: number, data: Data, version?: number) => Promise<Result>) =>
  ({ ctx, input: { id, data, version, minorEdit } }: Call<Edit<Data>>) =>
    update({ ...ctx, minorEdit }, id, data, version);

export const callSetVisible = <Result extends object>(set: Switch<number, Result>) =>
  undoable(({ ctx, input }: Call<{ id: number; visible: boolean }>) => set(ctx, input.id, input.visible));

export const callSetActive = <Result extends object>(set: Switch<number, Result>) =>
  undoable(({ ctx, input }: Call<{ id: number; active: boolean }>) => set(ctx, input.id, input.active));

export const callBulkSetVisible = <Result extends object>(set: Switch<number[], Result>) =>
  undoable(({ ctx, input }: Call<{ ids: number[]; visible: boolean }>) => set(ctx, input.ids, input.visible));

export const callBulkSetActive = <Result extends object>(set: Switch<number[], Result>) =>
  undoable(({ ctx, input }: Call<{ ids: number[]; active: boolean }>) => set(ctx, input.ids, input.active));

export const callMove = <Result extends object>(move: (ctx: ApiContext, id: number, to: number) => Promise<Result>) =>
  undoable(({ ctx, input }: Call<{ id: number; position: number }>) => move(ctx, input.id, input.position));

export const callReorder = <Item>(reorder: (ctx: ApiContext, items: OrderItem[]) => Promise<Item[]>) =>
  undoable(async ({ ctx, input }: Call<{ items: OrderItem[] }>) => ({ items: await reorder(ctx, input.items) }));
