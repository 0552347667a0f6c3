/** What a driver adapter says of an error, as far as it says it. */
export type DriverCause = {
  kind: string;
  /** The code of the database itself, as SQLSTATE. */
  code?: string;
  /** What the database itself said. */
  message?: string;
  constraint?: { fields?: string[]; index?: string };
};

/** The driver's own account of an error; Prisma wraps it in layers that differ from call to call. */
export function causeOf(error: unknown): DriverCause | undefined {
  if (!isObject(error)) return undefined;
  if (typeof error.kind === 'string') {
    return { kind: error.kind, ...readCode(error), ...readMessage(error), ...readConstraint(error) };
  }
  // What went around Prisma, as a copy of a whole file does.
  if (typeof error.code === 'string' && error.code.startsWith('SQLITE_')) return { kind: 'sqlite', code: error.code };
  return causeOf(error.meta) ?? causeOf(error.driverAdapterError) ?? causeOf(error.cause);
}

function readCode({ originalCode, code }: Fields): Pick<DriverCause, 'code'> {
  if (typeof originalCode === 'string') return { code: originalCode };
  return typeof code === 'string' ? { code } : {};
}

const readMessage = ({ originalMessage }: Fields): Pick<DriverCause, 'message'> =>
  typeof originalMessage === 'string' ? { message: originalMessage } : {};

function readConstraint({ constraint }: Fields): Pick<DriverCause, 'constraint'> {
  if (!isObject(constraint)) return {};
  const { fields, index } = constraint;
  return {
    constraint: {
      ...(Array.isArray(fields) ? { fields: fields.filter((field) => typeof field === 'string') } : {}),
      ...(typeof index === 'string' ? { index } : {}),
    },
  };
}

type Fields = Record<string, unknown>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
