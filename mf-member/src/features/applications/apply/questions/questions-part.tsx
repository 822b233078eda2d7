import type { ApplicationFile, AskedQuestion, TypedAnswers } from '@enlace/shared-contract/recruiting';

import { FilesField } from '../files/files-field';
import type { Files } from '../files/use-files';
import { answerField } from './missing-answers';
import { QuestionField } from './question-field';

export interface QuestionsPartProps {
  readonly questions: readonly AskedQuestion[];
  readonly answers: TypedAnswers;
  /** Messages by the names of fields. */
  readonly faults: Readonly<Record<string, string>>;
  readonly storedFiles: readonly ApplicationFile[];
  readonly files: Files;
  readonly isReadOnly: boolean;
  readonly onChange: (field: string, id: AskedQuestion['id'], answer: TypedAnswers[string]) => void;
}

/** The questions of a job in their order. */
export function QuestionsPart(props: QuestionsPartProps) {
  const { questions, answers, faults, storedFiles, files, isReadOnly, onChange } = props;
  const fields = questions.map((question) => {
    const { id, kind, label, help, is_required: isRequired } = question;
    const field = answerField(id);
    const isAnswered = kind === 'file' && storedFiles.some((file) => file.question_id === id);
    const fault = isAnswered ? '' : (faults[field] ?? '');
    return (
      <div key={id} data-faulty={fault !== '' || undefined}>
        {kind === 'file' ? (
          <FilesField
            question={id}
            label={label}
            help={help}
            isRequired={isRequired}
            fault={fault}
            storedFiles={storedFiles}
            files={files}
            isReadOnly={isReadOnly}
          />
        ) : (
          <QuestionField
            question={question}
            fault={fault}
            isReadOnly={isReadOnly}
            answer={answers[String(id)]}
            onChange={(answer) => onChange(field, id, answer)}
          />
        )}
      </div>
    );
  });
  return <>{fields}</>;
}
