/** Words to begin with: a whole prompt to be changed, under a short name. */
export interface PromptTemplate {
  readonly id: string;
  readonly label: string;
  readonly prompt: string;
}
