const words = (text: string): string[] => text.split(',').map((word) => word.trim());

export const spanishFirst =
  words(`Alejandra, Ana, Andrea, Ángela, Belén, Camila, Carla, Carolina, Catalina, Cecilia, Claudia,
  Constanza, Daniela, Diana, Elena, Emilia, Esperanza, Fernanda, Florencia, Gabriela, Guadalupe, Inés, Irene, Isabel,
  Itzel, Jimena, Josefina, Juliana, Karla, Laura, Liliana, Lorena, Lucía, Luz, Magdalena, Marcela, María José, Mariana,
  Maricruz, Marisol, Martina, Mercedes, Micaela, Mónica, Natalia, Nayeli, Noelia, Paloma, Paola, Patricia, Paulina,
  Pilar, Ramona, Raquel, Regina, Renata, Rocío, Rosa, Sara, Silvia, Sofía, Soledad, Tamara, Teresa, Valentina, Valeria,
  Verónica, Violeta, Ximena, Xóchitl, Yolanda, Zoila`);

export const portugueseFirst =
  words(`Adriana, Aline, Amanda, Ana Clara, Ana Luísa, Antônia, Beatriz, Bianca, Bruna, Caroline,
  Cássia, Conceição, Débora, Eduarda, Elisângela, Fabiana, Fernanda, Flávia, Gabriela, Giovana, Heloísa, Iara, Isadora,
  Jéssica, Joana, Juliana, Júlia, Karina, Larissa, Letícia, Lívia, Luana, Luísa, Maíra, Márcia, Mariana, Marília, Marina,
  Mônica, Natália, Patrícia, Priscila, Rafaela, Raíssa, Rita, Rosângela, Sônia, Tainá, Tatiana, Thaís, Vanessa, Vitória,
  Yasmin`);

export const spanishLast =
  words(`Acosta, Aguirre, Álvarez, Arango, Araya, Arévalo, Ávila, Ayala, Barrios, Benítez, Bermúdez,
  Bravo, Bustamante, Cabrera, Cáceres, Calderón, Cárdenas, Castañeda, Castillo, Chávez, Cifuentes, Contreras, Córdova,
  Cruz, Delgado, Díaz, Duarte, Echeverría, Escobar, Espinoza, Estrada, Fernández, Figueroa, Flores, Fuentes, Gaitán,
  Galeano, García, Gómez, González, Guerrero, Gutiérrez, Guzmán, Hernández, Herrera, Huamán, Ibáñez, Jiménez, Juárez,
  Lagos, Larraín, León, Londoño, López, Luján, Maldonado, Mamani, Márquez, Martínez, Medina, Mejía, Méndez, Mendoza,
  Molina, Montenegro, Morales, Moreno, Muñoz, Navarro, Núñez, Ocampo, Ordóñez, Orozco, Ortega, Ortiz, Pacheco, Palacios,
  Paredes, Peña, Peralta, Pérez, Pineda, Ponce, Quintana, Quiroga, Quispe, Ramírez, Ramos, Restrepo, Reyes, Ríos, Rivas,
  Rivera, Robles, Rodríguez, Rojas, Romero, Rosales, Ruiz, Saavedra, Salazar, Salinas, Sánchez, Sandoval, Santos,
  Sepúlveda, Serrano, Sierra, Solís, Soto, Suárez, Tapia, Toledo, Torres, Trujillo, Uribe, Valdés, Valencia, Vargas,
  Vásquez, Vega, Velázquez, Vergara, Villanueva, Yáñez, Zambrano, Zapata, Zúñiga`);

export const portugueseLast =
  words(`Almeida, Alves, Andrade, Aragão, Araújo, Assunção, Azevedo, Barbosa, Barros, Batista, Borges,
  Brandão, Brito, Campos, Cardoso, Carvalho, Castro, Cavalcanti, Conceição, Correia, Costa, Cunha, Dantas, Dias, Duarte,
  Farias, Fernandes, Ferreira, Figueiredo, Fonseca, Freitas, Galvão, Gomes, Gonçalves, Guimarães, Leal, Leão, Lima,
  Lopes, Macedo, Machado, Magalhães, Maia, Marques, Martins, Medeiros, Melo, Mendonça, Miranda, Monteiro, Moraes,
  Moreira, Moura, Nascimento, Neves, Nogueira, Nunes, Oliveira, Paiva, Peixoto, Pereira, Pinheiro, Pinto, Queiroz,
  Ramalho, Rezende, Ribeiro, Rocha, Sá, Sampaio, Santana, Santos, Silva, Silveira, Simões, Souza, Tavares, Teixeira,
  Vasconcelos, Vieira, Xavier`);

/** Names that forms, lists and addresses often handle wrongly. */
export const oddNames: readonly (readonly [first: string, last: string])[] = [
  ['María de los Ángeles Guadalupe', 'Fernández de Córdoba y Montemayor-Villaseñor'],
  ['Ana', 'Sá'],
  ['Bernarda', "O'Higgins"],
  ['Françoise', 'D’Angelo Peña'],
  ['Guðrún', 'Sigurðardóttir Ríos'],
  ['xochiquetzal', 'de la cruz'],
  ['MARTA', 'IBARRA'],
  ['Yūki', 'Tanaka-Reyes'],
  ['Zoë', 'van der Merwe Rojas'],
  ['Ñusta', 'Ñahui'],
  ['Li', 'Ng'],
  ['Anna-Lena', 'Müller-Großmann Ávila'],
  ['Nguyễn Thị', 'Phương Herrera'],
  ['Inés (Nené)', 'Zubizarreta'],
  ['Jo', 'Doe & Roe'],
  ['Aparecida das Dores', 'do Espírito Santo Albuquerque Cavalcanti de Vasconcelos'],
];
