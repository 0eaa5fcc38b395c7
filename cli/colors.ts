/** Chalk where stdout is a terminal that wants colours, else the same without any. */
export async function stdoutColors() {
  return process.stdout.isTTY && !process.env.NO_COLOR ? new (await import('chalk')).Chalk() : plain;
}

const plain = { bold: String, cyan: String, dim: String };
